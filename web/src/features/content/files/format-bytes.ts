const KILO = 1024

/** 182 KB of bytes, 3.4 MB of more. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`
  return `${(bytes / KILO / KILO).toFixed(1)} MB`
}
