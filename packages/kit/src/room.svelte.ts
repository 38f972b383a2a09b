/** How much room a board has, in rem at the usual text size: larger letters change the words, not the kind of board. */
export class Room {
  /** Bound to the board's `clientWidth` and `clientHeight`. */
  width = $state(0);
  height = $state(0);
  #rem = $state(16);

  constructor() {
    $effect(() => {
      void this.width;
      const { documentElement } = document;
      const scale = Number(documentElement.style.getPropertyValue("--text-scale")) || 1;
      this.#rem = (Number.parseFloat(getComputedStyle(documentElement).fontSize) || 16) / scale;
    });
  }

  get rems(): readonly [width: number, height: number] {
    return [this.width / this.#rem, this.height / this.#rem];
  }
}
