import { expect, it } from 'vitest'
import { fitPictures } from './fit-pictures.ts'

const file = (name: string, megabytes: number) => new File([new Uint8Array(megabytes * 1024 * 1024)], name)

it('a large photo is made smaller under its own name, and what cannot be taken is told by name', async () => {
  const small = async () => new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
  const files = [file('花.png', 1), file('操场.jpeg', 5), file('动图.gif', 1), file('空.png', 0)]
  const { fitting, problems } = await fitPictures(files, small)
  expect(fitting.map(({ name, size }) => [name, size])).toEqual([
    ['花.png', 1024 * 1024],
    ['操场.jpg', 1],
  ])
  expect(problems).toEqual(['“动图.gif”不是 PNG 或 JPEG 图片', '“空.png”是空的'])
})

it('a photo that stays too large is not sent', async () => {
  const asItIs = async (photo: File) => photo
  expect(await fitPictures([file('操场.jpg', 4)], asItIs)).toEqual({
    fitting: [],
    problems: ['“操场.jpg”超过 3 MB'],
  })
})
