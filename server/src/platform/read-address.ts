/** An address that a page may lead to: `https://…` or a path of this site; empty where there is none. */
export function readAddress(value: string): string | undefined {
  const isOwnPath = /^\/(?![/\\])/.test(value)
  return value === '' || isOwnPath || (value.startsWith('https://') && URL.canParse(value))
    ? value
    : undefined
}
