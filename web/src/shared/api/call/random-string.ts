import { RANDOM_STRING_ALPHABET, RANDOM_STRING_LENGTH } from '@pinge/contract/protocol/signing.ts'

/** 32 random characters; `fill` gives random bytes. */
export function randomString(fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  // Bytes from here on would favour the alphabet's first letters, so they are thrown away.
  const fairBytes = 256 - (256 % RANDOM_STRING_ALPHABET.length)
  let text = ''
  while (text.length < RANDOM_STRING_LENGTH) {
    for (const byte of fill(new Uint8Array(RANDOM_STRING_LENGTH))) {
      if (byte < fairBytes && text.length < RANDOM_STRING_LENGTH) {
        text += RANDOM_STRING_ALPHABET.charAt(byte % RANDOM_STRING_ALPHABET.length)
      }
    }
  }
  return text
}
