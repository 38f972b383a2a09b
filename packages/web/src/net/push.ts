import type { NetTable } from "../net.svelte.ts";
import { settings } from "../settings.svelte.ts";

export type PushSwitch = "on" | "off" | "denied" | "failed" | "none";

/** Whether this browser can be told of a turn while the page is closed, and is. */
export async function pushState(key: string | null): Promise<PushSwitch> {
  if (key === null || !("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "none";
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return "none";
  return (await worker.pushManager.getSubscription()) === null ? "off" : "on";
}

/** Asks the person for the permission and gives the server the address to write to. */
export async function startPush(net: NetTable, key: string): Promise<PushSwitch> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return "denied";
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    const p256dh = keys?.["p256dh"];
    const auth = keys?.["auth"];
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return "failed";
    const reply = await net.ask({
      do: "push",
      subscription: { endpoint, keys: { p256dh, auth } },
      lang: settings.lang,
    });
    return reply.ok ? "on" : "failed";
  } catch {
    return "failed";
  }
}

export async function stopPush(net: NetTable): Promise<PushSwitch> {
  await net.ask({ do: "push", subscription: null, lang: settings.lang });
  return "off";
}
