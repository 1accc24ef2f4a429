import { listed, type NameRegion } from './region.ts'

/** Maharashtra, Gujarat, Goa and Rajasthan. */
export const west: readonly NameRegion[] = [
  {
    region: 'Maharashtra',
    women: listed(`
      Aarti/आरती Aditi/अदिती Amruta/अमृता Anjali/अंजली Apurva/अपूर्वा Ashwini/अश्विनी Bhagyashri/भाग्यश्री
      Dipali/दिपाली Gauri/गौरी Harshada/हर्षदा Jyoti/ज्योती Kalyani/कल्याणी Ketaki/केतकी Komal/कोमल Madhura/मधुरा
      Manasi/मानसी Mrunal/मृणाल Neha/नेहा Pallavi/पल्लवी Pooja/पूजा Prajakta/प्राजक्ता Pranali/प्रणाली
      Priyanka/प्रियंका Rutuja/ऋतुजा Sayali/सायली Sharayu/शरयू Shital/शीतल Shraddha/श्रद्धा Shruti/श्रुती
      Smita/स्मिता Snehal/स्नेहल Sonali/सोनाली Supriya/सुप्रिया Swapnali/स्वप्नाली Tanvi/तन्वी Tejaswini/तेजस्विनी
      Vaishnavi/वैष्णवी Vidya/विद्या Vrushali/वृषाली Yogita/योगिता`),
    men: listed(`
      Abhijeet/अभिजीत Aditya/आदित्य Ajinkya/अजिंक्य Akshay/अक्षय Amol/अमोल Aniket/अनिकेत Ashutosh/आशुतोष
      Atharva/अथर्व Bhushan/भूषण Chetan/चेतन Chinmay/चिन्मय Digvijay/दिग्विजय Ganesh/गणेश Gaurav/गौरव
      Hrishikesh/हृषिकेश Kedar/केदार Kiran/किरण Kunal/कुणाल Mahesh/महेश Mandar/मंदार Mayur/मयूर Nikhil/निखिल
      Nilesh/निलेश Omkar/ओंकार Pankaj/पंकज Prasad/प्रसाद Prathamesh/प्रथमेश Pratik/प्रतीक Rohit/रोहित Rushikesh/ऋषिकेश
      Sachin/सचिन Sagar/सागर Sandip/संदीप Sanket/संकेत Saurabh/सौरभ Shubham/शुभम Siddhesh/सिद्धेश Sumit/सुमित
      Suraj/सूरज Swapnil/स्वप्नील Tejas/तेजस Tushar/तुषार Vaibhav/वैभव Vikrant/विक्रांत Vishal/विशाल Yash/यश`),
    surnames: listed(`
      Adsul/अडसूळ Bhosale/भोसले Chavan/चव्हाण Dange/डांगे Deshmukh/देशमुख Deshpande/देशपांडे Dhumal/धुमाळ
      Gaikwad/गायकवाड Gavhane/गव्हाणे Ghorpade/घोरपडे Gokhale/गोखले Jadhav/जाधव Joshi/जोशी Kadam/कदम Kale/काळे
      Kamble/कांबळे Khandekar/खांडेकर Khot/खोत Kokate/कोकाटे Kulkarni/कुलकर्णी Lokhande/लोखंडे Mane/माने Mohite/मोहिते
      More/मोरे Nikam/निकम Pandit/पंडित Patil/पाटील Pawar/पवार Phadke/फडके Rane/राणे Raut/राऊत Salunkhe/साळुंखे
      Sawant/सावंत Shelar/शेलार Shinde/शिंदे Surve/सुर्वे Tambe/तांबे Thakare/ठाकरे Thorat/थोरात Waghmare/वाघमारे
      Wankhede/वानखेडे Zende/झेंडे`),
  },
  {
    region: 'Gujarat',
    women: listed(`Aarohi Avani Bansari Bhumika Charmi Dhara Dhruvi Foram Hetal Hiral Isha Janki Jinal Khushbu Krishna
      Mansi Mital Nidhi Payal Pooja Riddhi Rinkal Sejal Shivani Urvashi Vidhi Zankhana`),
    men: listed(`Bhavesh Chirag Darshan Deep Dhaval Dharmesh Hardik Harsh Jayesh Jignesh Kalpesh Ketan Kishan Manan Maulik
      Mehul Mihir Nirav Parth Pratik Ravi Ronak Smit Tejas Uday Vipul Yash`),
    surnames: listed(`Amin Bhatt Chaudhari Dave Desai Gajjar Gandhi Gohil Jani Joshi Kapadia Makwana Mehta Mistry Modi
      Panchal Pandya Parekh Parmar Patel Prajapati Rathod Raval Shah Solanki Soni Thakkar Trivedi Vaghela Vora Vyas`),
  },
  {
    region: 'Goa',
    women: listed(
      'Alisha Anita Clara Delicia Fiona Flavia Jennifer Joyce Larissa Lavina Melissa Natasha Rochelle Sandra Sharon Stacy Valerie',
    ),
    men: listed(
      'Aaron Alwyn Brandon Clyde Denzil Glenn Ivan Joel Kevin Lloyd Melroy Nigel Raynold Rohan Ryan Savio Sheldon Wilson',
    ),
    surnames: listed(
      'Almeida Braganza Cardozo Colaco Costa Coutinho Dias Dsouza Fernandes Furtado Gomes Gonsalves Lobo Mascarenhas Mendonca Menezes Monteiro Noronha Pereira Pinto Rebello Rodrigues Saldanha Vaz',
    ),
  },
  {
    region: 'Rajasthan',
    women: listed(`Anita/अनीता Bhavna/भावना Chanchal/चंचल Deepika/दीपिका Hemlata/हेमलता Jaya/जया Kavita/कविता Kiran/किरण
      Lalita/ललिता Mamta/ममता Monika/मोनिका Nisha/निशा Payal/पायल Pinky/पिंकी Rekha/रेखा Sangeeta/संगीता Santosh/संतोष
      Sarita/सरिता Sheetal/शीतल Sunita/सुनीता Tanu/तनु Vandana/वंदना`),
    men: listed(`Arjun/अर्जुन Ashok/अशोक Bhawani/भवानी Devendra/देवेंद्र Dinesh/दिनेश Gajendra/गजेंद्र Govind/गोविंद
      Hemant/हेमंत Jitendra/जितेंद्र Kailash/कैलाश Lokesh/लोकेश Mahendra/महेंद्र Manish/मनीष Mukesh/मुकेश
      Narendra/नरेंद्र Om/ओम Pradeep/प्रदीप Rajendra/राजेंद्र Ramesh/रमेश Shyam/श्याम Surendra/सुरेंद्र Yogesh/योगेश`),
    surnames: listed(`Agarwal/अग्रवाल Bairwa/बैरवा Bishnoi/बिश्नोई Chaudhary/चौधरी Gehlot/गहलोत Gurjar/गुर्जर Jain/जैन
      Jangid/जांगिड़ Joshi/जोशी Khandelwal/खंडेलवाल Kumawat/कुमावत Maheshwari/माहेश्वरी Mali/माली Meena/मीणा
      Prajapat/प्रजापत Purohit/पुरोहित Rathore/राठौड़ Saini/सैनी Sharma/शर्मा Shekhawat/शेखावत Solanki/सोलंकी
      Suthar/सुथार Vyas/व्यास`),
  },
]
