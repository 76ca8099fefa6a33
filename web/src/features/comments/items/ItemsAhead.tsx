import { useEffect, useState } from 'react'
import { afterPaint } from '../../../shared/device/after-paint.ts'
import { useCommentItems } from './use-comment-items.ts'

/** Asks for the items of a class once its pupils are drawn, so that the dialog finds them there. */
export function ItemsAhead({ classId }: { classId: string }) {
  const [isDrawn, setIsDrawn] = useState(false)
  // What the browser draws lies outside React.
  useEffect(() => afterPaint(() => setIsDrawn(true)), [])
  useCommentItems(classId, isDrawn)
  return null
}
