#!/usr/bin/env node
// The house runs its TypeScript as it is; from here on Node can import it.
import { register } from "tsx/esm/api";

register();
await import("../src/main.ts");
