/** Why a class can only be looked at, on each of its screens. */
export function ArchivedNote({ className = '' }: { className?: string }) {
  return (
    <p
      role="note"
      className={`rounded-card bg-sun-tint px-4 py-2 text-base text-sun-ink print:hidden ${className}`}
    >
      班级已归档，只能查看。创建者可以在班级设置里取消归档。
    </p>
  )
}
