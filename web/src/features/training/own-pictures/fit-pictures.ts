import { MAX_PICTURE_BYTES } from '@pinge/contract/values/files/picture-rules.ts'
import { shrinkPhoto } from '../../../shared/upload/shrink-photo.ts'

/** Those that can be taken, a large photo made smaller first, and a sentence for each of the others. */
export async function fitPictures(
  files: readonly File[],
  shrink: (file: File) => Promise<File> = shrinkPhoto,
): Promise<{ fitting: File[]; problems: string[] }> {
  const fitting: File[] = []
  const problems: string[] = []
  for (const file of files) {
    if (!/\.(png|jpe?g)$/i.test(file.name)) problems.push(`“${file.name}”不是 PNG 或 JPEG 图片`)
    else if (file.size === 0) problems.push(`“${file.name}”是空的`)
    else {
      const fit = file.size > MAX_PICTURE_BYTES ? await smaller(file, shrink) : file
      if (fit.size > MAX_PICTURE_BYTES) problems.push(`“${file.name}”超过 3 MB`)
      else fitting.push(fit)
    }
  }
  return { fitting, problems }
}

/** Under its own name, with the ending of what it is then. */
async function smaller(file: File, shrink: (file: File) => Promise<File>): Promise<File> {
  const small = await shrink(file)
  return small === file
    ? file
    : new File([small], file.name.replace(/\.[^.]+$/, '.jpg'), { type: small.type })
}
