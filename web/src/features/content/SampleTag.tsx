import { Tag } from '../../shared/ui/picture/Tag.tsx'

/** From the package that the product brings. */
export function SampleTag() {
  return <Tag>示例</Tag>
}
