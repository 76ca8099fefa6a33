import { Component, type RefObject } from 'react'
import { prefersLessMotion } from '../device/prefers-less-motion.ts'
import { glide } from './glide.ts'

type GlideOnOrderProps = { list: RefObject<HTMLElement | null>; order: string }
type Places = Map<Element, { left: number; top: number }>

/**
 * Lets the children of a list glide to their places when its order is another one. They are measured then and at no other
 * time: before the page changes, which only a class component is told of.
 */
export class GlideOnOrder extends Component<GlideOnOrderProps> {
  override getSnapshotBeforeUpdate(before: GlideOnOrderProps): Places | null {
    return before.order === this.props.order || prefersLessMotion() ? null : placesIn(this.props.list.current)
  }

  override componentDidUpdate(_props: GlideOnOrderProps, _state: unknown, before: Places | null): void {
    if (!before) return
    for (const [child, now] of placesIn(this.props.list.current)) {
      const { left, top } = before.get(child) ?? now
      if (child instanceof HTMLElement && (left !== now.left || top !== now.top))
        glide(child, left - now.left, top - now.top)
    }
  }

  override render(): null {
    return null
  }
}

/** Where each child stands on the screen, on its way or not. */
function placesIn(list: HTMLElement | null): Places {
  return new Map([...(list?.children ?? [])].map((child) => [child, child.getBoundingClientRect()]))
}
