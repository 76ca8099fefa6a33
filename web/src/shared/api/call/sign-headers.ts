import { hmac } from '@noble/hashes/hmac.js'
import { md5 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { contentText, headerNames, signedText } from '@pinge/contract/protocol/signing.ts'

export type CallToSign = {
  path: string
  /** The JSON text, or null when the body is multipart. */
  body: string | null
  ts: string
  rs: string
  token: string
  appKey: string
  signingKey: string
}

/** The common headers of a product call. A library hashes, because plain HTTP has no `crypto.subtle`. */
export function signHeaders({
  path,
  body,
  ts,
  rs,
  token,
  appKey,
  signingKey,
}: CallToSign): Record<string, string> {
  const contentMd5 = bytesToHex(md5(utf8ToBytes(contentText(body, ts))))
  const text = signedText({ url: path, ts, rs, contentMd5, token })
  return {
    [headerNames.appKey]: appKey,
    [headerNames.timestamp]: ts,
    [headerNames.token]: token,
    [headerNames.randomString]: rs,
    [headerNames.contentMd5]: contentMd5,
    [headerNames.signature]: bytesToHex(hmac(sha256, utf8ToBytes(signingKey), utf8ToBytes(text))),
  }
}
