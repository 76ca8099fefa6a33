const KILO = 1024

/** 182 KB, 3.4 MB, 2 GB: one decimal where it says something. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`
  const megas = bytes / KILO / KILO
  return megas < KILO ? `${oneDecimal(megas)} MB` : `${oneDecimal(megas / KILO)} GB`
}

function oneDecimal(value: number): string {
  return value.toFixed(1).replace('.0', '')
}
