import { clsx } from 'clsx'
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'

/** What a link takes: an address and whatever an anchor takes. */
export type LinkProps = ComponentProps<'a'> & { href: string }

function Anchor(props: LinkProps) {
  return <a {...props} />
}

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor)

/** Lets an app hand in its router's link, so that every link of this package moves without a reload. */
export function LinkProvider({ as, children }: { as: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={as}>{children}</LinkContext>
}

/** An unstyled link that goes through the app's router when it gave one. */
export function Link(props: LinkProps) {
  const As = use(LinkContext)
  return <As {...props} />
}

/** The name that leads to what a row of a list is about; `truncated` beside something else in a cell of bounded width. */
export function NameLink({ truncated, ...link }: Omit<LinkProps, 'className'> & { truncated?: boolean }) {
  const look = 'rounded-sm font-semibold enabled-hover:underline enabled-hover:underline-offset-3 max-md:py-2'
  return (
    <Link {...link} className={clsx(look, truncated ? 'max-md:wrap-anywhere md:truncate' : 'max-md:inline-block')} />
  )
}
