import type { NetTable } from "../net.svelte.ts";
import { settings } from "../settings.svelte.ts";

export type PushSwitch = "on" | "off" | "denied" | "failed" | "none";

/** Whether this browser can be told of a turn at this table while the page is closed, and is. */
export async function pushState(net: NetTable): Promise<PushSwitch> {
  if (
    net.state.push === null ||
    !("serviceWorker" in navigator) ||
    !("PushManager" in window) ||
    !("Notification" in window)
  )
    return "none";
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return "none";
  return net.record.push && (await worker.pushManager.getSubscription()) !== null ? "on" : "off";
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
    if (!reply.ok) return "failed";
    await net.note({ push: true });
    return "on";
  } catch {
    return "failed";
  }
}

export async function stopPush(net: NetTable): Promise<PushSwitch> {
  const reply = await net.ask({ do: "push", subscription: null, lang: settings.lang });
  if (!reply.ok) return "on";
  await net.note({ push: false });
  return "off";
}
