/** What no review has: rank in an exam, body weight, illness and family. */
export const NEVER_SAID = /名次|排名|第.{1,3}名|倒数|体重|生病|住院|父母|离异|爸爸|妈妈/u
