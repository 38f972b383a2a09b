/** What the page may load and do: its own files alone. Style attributes are needed for the places of figures and cards. */
const POLICY: { readonly [directive: string]: string } = {
  "default-src": "'self'",
  "script-src": "'self'",
  "style-src": "'self'",
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/** Headers of every reply. */
export const securityHeaders: { readonly [header: string]: string } = {
  "content-security-policy": Object.entries(POLICY)
    .map(([directive, value]) => `${directive} ${value}`)
    .join("; "),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** How long a file may be kept: those with a hash in their name for good, the others only after asking. Compressed it is the same file. */
export function cacheControl(path: string): string {
  const file = path.replace(/\.(br|gz)$/, "");
  return /[/\\]assets[/\\][^/\\]+-[\w-]{8,}\.\w+$/.test(file) ? "public, max-age=31536000, immutable" : "no-cache";
}
