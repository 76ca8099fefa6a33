/** Apart from the rest of 我的资料, because the library itself reads it from the address. */
export type OwnScope = 'mine' | 'shared' | 'removed'

export function scopeOf(text: string): OwnScope {
  return text === 'shared' || text === 'removed' ? text : 'mine'
}
