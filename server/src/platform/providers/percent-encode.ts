/** As RFC 3986 has it, and as providers sign it: `encodeURIComponent` leaves five signs that it reserves. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
