import type { ListedJob } from '../../job-shapes.ts'

type Asked = ListedJob['Asked'][number]

/** Whether a job is for the work that was searched for, which its title says. */
export function isInTitle(where: NonNullable<Asked['where']>) {
  return where === 'title' || where === 'words' || where === 'narrowerTitle'
}

/** Whether a job's title says all that was searched for: then no line repeats it. */
export function titleSaysAll(asked: readonly Asked[]): boolean {
  return asked.length < 2 && asked.every(({ way, where }) => way === 'itself' && where !== null && isInTitle(where))
}
