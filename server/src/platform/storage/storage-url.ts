import { readKeys } from '../providers/url-keys.ts'

/** Where files are kept when not on this machine's disk: what `STORAGE_URL` says. */
export type StorageAddress = {
  kind: 's3' | 'oss'
  accessKeyId: string
  secretAccessKey: string
  /** The address of the bucket, without a slash at its end. */
  bucketUrl: string
  bucket: string
  /** S3 only. */
  region: string
}

/**
 * Reads `s3://KEY:SECRET@endpoint/bucket?region=…` or `oss://KEY:SECRET@endpoint/bucket`. The bucket stands in front of
 * the endpoint's name, as both providers want it; `?style=path` puts it behind (MinIO and its like), `?style=domain` says
 * that the endpoint is a name of the bucket's own. `?tls=off` is for a store on this machine. Undefined when it is none.
 */
export function readStorageUrl(text: string): StorageAddress | undefined {
  const [, kind] = /^(s3|oss):\/\//.exec(text) ?? []
  if ((kind !== 's3' && kind !== 'oss') || !URL.canParse(text.replace(/^\w+/, 'https'))) return undefined
  const url = new URL(text.replace(/^\w+/, 'https'))
  const bucket = url.pathname.slice(1)
  const { searchParams } = url
  const keys = readKeys(url)
  const style = searchParams.get('style') ?? 'host'
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)
  if (!keys || !isBucket || !['host', 'path', 'domain'].includes(style)) return undefined
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https'
  const port = portOf(text)
  const host = `${style === 'host' ? `${bucket}.` : ''}${url.hostname}${port}`
  return {
    kind,
    accessKeyId: keys.id,
    secretAccessKey: keys.secret,
    bucketUrl: `${scheme}://${host}${style === 'path' ? `/${bucket}` : ''}`,
    bucket,
    region: searchParams.get('region') ?? 'us-east-1',
  }
}

/** As it was written: a parsed address leaves out the port that is https's own. */
function portOf(text: string): string {
  return /@[^/]*?(:\d+)\//.exec(text)?.[1] ?? ''
}
