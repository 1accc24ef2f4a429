/** Marathi texts of `course`. */
export const course = {
  'course.free': 'मोफत',
  'courses.dropped': '“{words}” सोबत कोणत्याही कोर्समध्ये नाही, म्हणून आम्ही ते सोडले.',
  'courses.instead': '{name} साठी कोर्स नाही, म्हणून आम्ही {instead} शोधले.',
  'course.price': 'किंमत',
  'course.duration': 'कालावधी',
  'course.overview': 'आढावा',
  'course.skills': 'तुम्ही शिकाल ती कौशल्ये',
  'course.view': 'पाहा',
  'course.view.of': '{name} पाहा',
  'course.none': 'उपलब्ध नाही',
  'titles.course': 'कोर्स',
  'course.details': 'कोर्सचा तपशील',
  'course.missing': 'असा कोणताही कोर्स नाही',
  'course.missing.text': 'हा कोर्स आता उपलब्ध नाही, किंवा लिंक अपूर्ण आहे.',
  'course.enroll': 'आत्ता प्रवेश घ्या',
} as const
