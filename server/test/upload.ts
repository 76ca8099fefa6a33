import type { StorageConfig } from '@pinge/contract/files.ts'

/** The form that a browser sends, by what the contract says of it. */
export function uploadForm(
  { fields, typeField }: StorageConfig,
  key: string,
  bytes: Buffer,
  type = 'image/png',
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(typeField, type)
  form.append('key', key)
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'picture')
  return form
}

/** A form as the bytes and the content type that `inject` wants. */
export async function formBytes(form: FormData): Promise<{ payload: Buffer; contentType: string }> {
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  }
}
