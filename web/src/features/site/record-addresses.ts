const POLICE = 'https://beian.mps.gov.cn/#/query/webSearch'

/** Where an ICP registration can be looked up. */
export const icpAddress = 'https://beian.miit.gov.cn/'

/** Where a police registration can be looked up, by its number: 京公网安备 11010802012345号 */
export function policeAddress(policeRecord: string): string {
  const [code] = /\d{8,}/.exec(policeRecord) ?? []
  return code === undefined ? POLICE : `${POLICE}?code=${code}`
}
