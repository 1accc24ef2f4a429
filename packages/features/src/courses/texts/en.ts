/** English texts of courses that several apps use (document 001 §2). */
export const courseTexts = {
  'course.free': 'Free',
  'course.price': 'Price',
  'course.duration': 'Duration',
  'course.overview': 'Overview',
  'course.skills': 'Skills you learn',
  'course.view': 'View',
  'course.view.of': 'View {name}',
  'course.none': 'N/A',
  'courses.dropped': 'No course has “{words}” as well, so we left it out.',
  'courses.instead': 'No course teaches {name}, so we searched for {instead}.',
  'titles.course': 'Course',
  'course.details': 'Course details',
  'course.missing': 'Course not found',
  'course.missing.text': 'It is no longer offered, or the link is incomplete.',
  'course.enroll': 'Enroll now',
} as const
