/** What a photo of a phone is made to, so that it is far below the limit and quick on a school's line. */
const MAX_SIDE_PX = 1_600

/** A smaller copy of a photo. What this browser cannot read is left as it is, for the server to judge. */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const photo = await createImageBitmap(file)
    const share = Math.min(1, MAX_SIDE_PX / Math.max(photo.width, photo.height))
    if (share === 1) {
      photo.close()
      return file
    }
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(photo.width * share)
    canvas.height = Math.round(photo.height * share)
    const context = canvas.getContext('2d')
    if (!context) return file
    // A JPEG has no transparency: what lets the page through would become black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(photo, 0, 0, canvas.width, canvas.height)
    photo.close()
    const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return bytes ? new File([bytes], 'photo.jpg', { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
