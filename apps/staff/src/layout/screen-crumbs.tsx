import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Breadcrumb, type Crumb } from '@pramaan/ui/breadcrumb'
import { PageHeader, type PageHeaderProps } from '@pramaan/ui/page-header'
import { Skeleton } from '@pramaan/ui/skeleton'
import { useTexts } from '../texts/use-texts.ts'
import { useRoleName } from './role-name.ts'

/** Links from the role's home screen to this one. */
export function ScreenCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTexts()
  const { role } = usePerson()
  const roleName = useRoleName()
  return <Breadcrumb label={t('shell.breadcrumb')} crumbs={[{ label: roleName(role), href: '/' }, ...crumbs]} />
}

type ScreenHeaderProps = Omit<PageHeaderProps, 'above' | 'dense' | 'title'> & {
  title: string
  /** The breadcrumb above the title; by default the title itself. */
  crumbs?: readonly Crumb[]
}

/** A console screen's title and actions below the links to it. */
export function ScreenHeader({ title, crumbs = [{ label: title }], ...rest }: ScreenHeaderProps) {
  return <PageHeader dense above={<ScreenCrumbs crumbs={crumbs} />} title={title} {...rest} />
}

/** A placeholder for the count beside a title, so that nothing below it moves; `long` for a full sentence. */
export function CountWait({ long }: { long?: boolean }) {
  return <Skeleton className={long ? 'h-5 w-56' : 'h-5 w-32'} />
}
