import { Check } from 'lucide-react'
import type { IntroductionBlock } from './introduction.ts'
import { ProductPicture } from './ProductPicture.tsx'

export type IntroductionPartProps = {
  block: IntroductionBlock
  /** The picture stands before the words, so that they change sides down the page. */
  isMirrored: boolean
  isFirst: boolean
}

/** One part of what there is to say: a picture and three points. */
export function IntroductionPart({ block, isMirrored, isFirst }: IntroductionPartProps) {
  const { id, title, points, picture, device, phone, alt } = block
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-28 items-center gap-x-14 gap-y-6 py-8 md:py-12 lg:grid-cols-12"
    >
      <div className={`lg:col-span-5 ${isMirrored ? 'lg:order-2' : ''}`}>
        <h2 id={`${id}-title`} className="text-h font-bold md:text-xl">
          {title}
        </h2>
        <ul className="mt-4 flex flex-col gap-3.5">
          {points.map((point) => (
            <li key={point} className="flex gap-3 text-m md:text-lg">
              <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-sun text-on-sun [&_svg]:size-4">
                <Check aria-hidden strokeWidth={3} />
              </span>
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative lg:col-span-7">
        <ProductPicture name={picture} device={device} alt={alt} isFirst={isFirst} />
        {phone !== undefined && (
          <ProductPicture
            name={phone}
            device="phone"
            alt=""
            className="absolute -right-1 -bottom-[6%] w-[24%] max-md:rounded-[18px] max-md:p-1 lg:-right-5"
          />
        )}
      </div>
    </section>
  )
}
