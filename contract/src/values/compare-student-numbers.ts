const byNumber = new Intl.Collator('zh-CN', { numeric: true })

/** By 学号: 2 comes before 10, and a pupil without a number comes last. */
export function compareStudentNumbers(a: { stuNo: string }, b: { stuNo: string }): number {
  return Number(a.stuNo === '') - Number(b.stuNo === '') || byNumber.compare(a.stuNo, b.stuNo)
}
