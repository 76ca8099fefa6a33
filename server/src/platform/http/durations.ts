/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const NAME = 'pinge_http_request_duration_seconds'

export type Durations = {
  observe(route: string, status: number, seconds: number): void
  /** In Prometheus's text format. */
  text(): string
}

type Series = { counts: number[]; sum: number; count: number }

/** A histogram of how long answers take: one look-up and three additions an answer, where a library hashes labels. */
export function createDurations(): Durations {
  const routes = new Map<string, Map<number, Series>>()

  function seriesOf(route: string, status: number): Series {
    let statuses = routes.get(route)
    if (!statuses) routes.set(route, (statuses = new Map<number, Series>()))
    let series = statuses.get(status)
    if (!series) statuses.set(status, (series = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 }))
    return series
  }

  return {
    observe: (route, status, seconds) => {
      const series = seriesOf(route, status)
      const bucket = BUCKETS.findIndex((bound) => seconds <= bound)
      if (bucket >= 0) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
      series.sum += seconds
      series.count += 1
    },
    text: () => {
      const lines = [
        `# HELP ${NAME} Time from request to answer, by route and status`,
        `# TYPE ${NAME} histogram`,
        ...[...routes].flatMap(([route, statuses]) =>
          [...statuses].flatMap(([status, series]) => linesOf(route, status, series)),
        ),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}

function linesOf(route: string, status: number, { counts, sum, count }: Series): string[] {
  // Routes are patterns of ours, but a quote in one would break the text.
  const labels = `route=${JSON.stringify(route)},status="${status}"`
  let below = 0
  const buckets = BUCKETS.map((bound, index) => {
    below += counts[index] ?? 0
    return `${NAME}_bucket{le="${bound}",${labels}} ${below}`
  })
  return [
    ...buckets,
    `${NAME}_bucket{le="+Inf",${labels}} ${count}`,
    `${NAME}_sum{${labels}} ${sum}`,
    `${NAME}_count{${labels}} ${count}`,
  ]
}
