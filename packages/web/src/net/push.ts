import type { GroupAct } from "@endzeit/wire";
import type { NetTable } from "../net.svelte.ts";
import { settings } from "../settings.svelte.ts";

export type PushSwitch = "on" | "off" | "denied" | "failed" | "none";

/** Whether this browser can be told of something while the page is closed, and is. `wanted`: whether it has asked for that before. */
export async function pushIn(wanted: boolean): Promise<PushSwitch> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "none";
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return "none";
  return wanted && (await worker.pushManager.getSubscription()) !== null ? "on" : "off";
}

type BrowserAddress = NonNullable<Extract<GroupAct, { what: "push" }>["subscription"]>;

/** Asks the person for the permission and the browser for the address to write to. */
export async function subscribed(key: string): Promise<BrowserAddress | "denied" | "failed"> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return "denied";
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    const p256dh = keys?.["p256dh"];
    const auth = keys?.["auth"];
    return endpoint === undefined || p256dh === undefined || auth === undefined
      ? "failed"
      : { endpoint, keys: { p256dh, auth } };
  } catch {
    return "failed";
  }
}

/** Whether this browser can be told of a turn at this table while the page is closed, and is. */
export const pushState = async (net: NetTable): Promise<PushSwitch> =>
  net.state.push === null ? "none" : pushIn(net.record.push);

/** Gives the server the address to write to. */
export async function startPush(net: NetTable, key: string): Promise<PushSwitch> {
  const subscription = await subscribed(key);
  if (typeof subscription === "string") return subscription;
  const reply = await net.ask({ do: "push", subscription, lang: settings.lang });
  if (!reply.ok) return "failed";
  await net.note({ push: true });
  return "on";
}

export async function stopPush(net: NetTable): Promise<PushSwitch> {
  const reply = await net.ask({ do: "push", subscription: null, lang: settings.lang });
  if (!reply.ok) return "on";
  await net.note({ push: false });
  return "off";
}
