// Where a thread begins: the rules are TypeScript there too, and a flag for that does not reach threads on every Node.
import { register } from "tsx/esm/api";

register();
const { default: check } = await import("./worker.ts");
export default check;
