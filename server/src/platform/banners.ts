import { MAX_BANNER_TITLE_LENGTH, MAX_BANNERS, type HomeBanner } from '@pinge/contract/site.ts'
import * as z from 'zod/mini'
import { readAddress } from './read-address.ts'

const Address = z.string().check(z.refine((value) => readAddress(value) !== undefined))

const Banner = z.strictObject({
  image: Address.check(z.minLength(1)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_BANNER_TITLE_LENGTH)),
  link: z._default(Address, ''),
})

export type Banner = Omit<HomeBanner, 'id' | 'sort'>

export const bannersHint = `JSON，如 [{"image":"/banners/a.webp","title":"家长开放日","link":"https://…"}]，不超过 ${MAX_BANNERS} 个`

/** What HOME_BANNERS says; undefined when it is not what the hint tells. */
export function readBanners(value: string): Banner[] | undefined {
  if (value === '') return []
  try {
    return z.parse(z.array(Banner).check(z.maxLength(MAX_BANNERS)), JSON.parse(value))
  } catch {
    return undefined
  }
}
