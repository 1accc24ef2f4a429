import { clsx } from 'clsx'
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'

/** The props of a link: a URL and the props of an anchor. */
export type LinkProps = ComponentProps<'a'> & {
  /** Where it leads. */
  href: string
}

function Anchor(props: LinkProps) {
  return <a {...props} />
}

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor)

/** Lets an app pass its router's link, so that every link of this package navigates without a reload. */
export function LinkProvider({
  as,
  children,
}: {
  /** The element it is drawn as. */
  as: ComponentType<LinkProps>
  /** What stands inside. */
  children: ReactNode
}) {
  return <LinkContext value={as}>{children}</LinkContext>
}

/** An unstyled link that uses the app's router if it provided one. */
export function Link(props: LinkProps) {
  const As = use(LinkContext)
  return <As {...props} />
}

/** The name that links to a list row's subject; `truncated` next to other content in a cell of limited width. */
export function NameLink({ truncated, ...link }: Omit<LinkProps, 'className'> & { truncated?: boolean }) {
  const look = 'rounded-sm font-semibold enabled-hover:underline enabled-hover:underline-offset-3 max-md:py-2'
  return (
    <Link {...link} className={clsx(look, truncated ? 'max-md:wrap-anywhere md:truncate' : 'max-md:inline-block')} />
  )
}
