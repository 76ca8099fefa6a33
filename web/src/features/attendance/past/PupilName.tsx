/** A pupil at the head of a row; the number that tells two of one name apart stands whole below, however narrow the column is. */
export function PupilName({ username, called }: { username: string; called: string }) {
  const number = called.slice(username.length).trim()
  return (
    <>
      <span className="line-clamp-3 wrap-anywhere">{username}</span>{' '}
      {number !== '' && <span className="num month-number block wrap-anywhere">{number}</span>}
    </>
  )
}
