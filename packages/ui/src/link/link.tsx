import { clsx } from 'clsx'
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'

export type LinkProps = ComponentProps<'a'> & {
  href: string
}

function Anchor(props: LinkProps) {
  return <a {...props} />
}

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor)

/** Provides the app's router link, so that links of this package navigate without a reload. */
export function LinkProvider({ as, children }: { as: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={as}>{children}</LinkContext>
}

/** An unstyled link that uses the app's router if it provided one. */
export function Link(props: LinkProps) {
  const As = use(LinkContext)
  return <As {...props} />
}

/** The name of a row, which links to its record; `truncated` is for cells of limited width. */
export function NameLink({ truncated, ...link }: Omit<LinkProps, 'className'> & { truncated?: boolean }) {
  const look = 'rounded-sm font-semibold enabled-hover:underline enabled-hover:underline-offset-3 max-md:py-2'
  return (
    <Link {...link} className={clsx(look, truncated ? 'max-md:wrap-anywhere md:truncate' : 'max-md:inline-block')} />
  )
}
