import "@endzeit/kit/tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target !== null) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without a secure context or with storage blocked the page works all the same, only not offline.
  addEventListener("load", () => navigator.serviceWorker.register("./sw.js").catch(() => {}));
}
