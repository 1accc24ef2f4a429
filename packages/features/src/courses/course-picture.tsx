import { GraduationCap } from 'lucide-react'

/** A course's picture, or our own pattern without one; it fills its box. */
export function CoursePicture({ image }: { image: string | null }) {
  if (image) return <img src={image} alt="" loading="lazy" className="size-full object-cover" />
  return (
    <span
      aria-hidden
      className="relative isolate grid size-full place-items-center overflow-hidden bg-linear-to-br from-hero-from to-hero-to text-white/90"
    >
      <span className="-z-10 absolute -top-10 -right-10 size-36 rounded-full border-[18px] border-white/8" />
      <GraduationCap className="size-10" strokeWidth={1.25} />
    </span>
  )
}
