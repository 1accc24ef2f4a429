/** Hindi texts of `course`. */
export const course = {
  'course.free': 'मुफ़्त',
  'courses.dropped': '“{words}” साथ में किसी कोर्स में नहीं है, इसलिए हमने इसे छोड़ दिया।',
  'courses.instead': '{name} का कोई कोर्स नहीं है, इसलिए हमने {instead} खोजा।',
  'course.price': 'क़ीमत',
  'course.duration': 'अवधि',
  'course.overview': 'परिचय',
  'course.skills': 'जो हुनर आप सीखेंगे',
  'course.view': 'देखें',
  'course.view.of': '{name} देखें',
  'course.none': 'उपलब्ध नहीं',
  'titles.course': 'कोर्स',
  'course.details': 'कोर्स का विवरण',
  'course.missing': 'ऐसा कोई कोर्स नहीं है',
  'course.missing.text': 'यह कोर्स अब नहीं चलता, या लिंक पूरा नहीं है।',
  'course.enroll': 'अभी दाख़िला लें',
} as const
