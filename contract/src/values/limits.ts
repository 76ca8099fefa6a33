/** Business constants and limits of the product specification (section 9) and of the design rules. Units stand in the names. */

export const REQUEST_TIMEOUT_MS = 10_000
export const SUCCESS_CODE = 200
export const QR_LOGIN_TYPE = 3

export const RECENT_ITEMS_PER_TYPE = 9
export const DEFAULT_ACTIVE_TAB = '3'
export const COMMENT_SOUND_MS = 1_500
export const UNDO_TOAST_MS = 8_000

/** Students' pictures are 7001 to 7024; a header value is the number without its 7000. */
export const AVATAR_OFFSET = 7_000
export const FIRST_STUDENT_AVATAR = 7_001
export const STUDENT_AVATARS = 24
export const FIRST_CLASS_AVATAR = 9_000
export const CLASS_AVATARS = 5

/** How many digits a class's public number has. */
export const CLASS_NUMBER_LENGTH = 8

export const MAX_CLASSES_PER_TEACHER = 100
export const MAX_STUDENTS_PER_CLASS = 200
export const MAX_TEAMS_PER_CATEGORY = 40
export const MAX_CATEGORIES_PER_CLASS = 50
/** Of a practical course, one task a day. */
export const MAX_PRACTICE_DAYS = 31
/** Enough seats for the largest class. */
export const MAX_SEAT_ROWS = 15
export const MAX_SEAT_COLUMNS = 14
export const MAX_NAME_LENGTH = 20
export const MAX_SCHOOL_LENGTH = 40
export const MAX_NOTICE_LENGTH = 500
/** Why a teacher's certificate was refused. */
export const MAX_REASON_LENGTH = 200
/** A deleted class can be restored for so long; then it is gone with all that is in it. */
export const DELETED_CLASS_DAYS = 30
/** An invitation waits so long; as long rests what was refused before it is asked again. */
export const INVITE_DAYS = 30
export const MAX_INVITES_PER_DAY = 20
export const MAX_NOTICES_PER_DAY = 20
/** A teacher's own item, and a free comment, weigh −10 to 10 without 0. */
export const MAX_OWN_POINTS = 10
export const MAX_REMARK_LENGTH = 200
/** How often the remark of one comment is corrected: each time keeps the old words, and all of them are listed. */
export const MAX_REMARK_EDITS = 50
/** What a teacher adds to a pupil's day in the attendance. */
export const MAX_ATTENDANCE_NOTE_LENGTH = 50
/** Rewards, shipped ones among them; what one may cost in points; how many there may be, and be taken at once for each pupil. */
export const MAX_REWARDS_PER_CLASS = 100
export const MAX_REWARD_COST = 9_999
export const MAX_REWARD_STOCK = 9_999
export const MAX_REDEEM_COUNT = 99
export const MAX_ITEM_NAME_LENGTH = 10
export const MAX_OWN_ITEMS = 500
/** There are 17 of a type; a few more may come. */
export const MAX_SHIPPED_ITEMS_PER_TYPE = 100
/** Of a page, and of a list without pages that may grow for ever: then those that come first are told. */
export const MAX_PAGE_SIZE = 100
/** Of lists that page by numbers, the highest one that is asked for. */
export const MAX_PAGE_NUM = 10_000
export const DEFAULT_PAGE_SIZE = 20
export const MIN_PASSWORD_LENGTH = 8

export const MAX_BODY_BYTES = 256 * 1024
export const MAX_ROSTER_BYTES = 5 * 1024 * 1024
/** More rows than a school has pupils; a file with more is not a class roster. */
export const MAX_ROSTER_ROWS = 5_000

/** Pupils' numbers (学号) and remarks of a guardian's relation stay short enough for one table cell. */
export const MAX_STUDENT_NUMBER_LENGTH = 20
export const MAX_GUARDIANS = 2
/** Pupils who left a class and whose records it keeps. */
export const MAX_LEFT_STUDENTS_PER_CLASS = 200
/** Pupils moved to another class by one write: with them goes what may be years of records. */
export const MAX_MOVED_STUDENTS = 50
