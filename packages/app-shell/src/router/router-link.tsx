import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A design-system link that goes through the app's router; other addresses, `tel:` and files stay plain anchors. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const inside = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !rest.download
  return inside ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
