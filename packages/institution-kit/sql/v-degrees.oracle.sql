-- Η όψη που διαβάζει η υπηρεσία. Αλλάξτε το FROM και τις στήλες του d στα δικά σας ονόματα.
-- The view that the service reads. Change the FROM and the columns of d to names of your own.
-- Ημερομηνίες ως κείμενο ΕΕΕΕΜΜΗΗ, βαθμός από 0 έως 1, κατάσταση valid ή revoked.
-- Dates as text YYYYMMDD, the grade from 0 to 1, the status valid or revoked.
CREATE OR REPLACE VIEW V_DEGREES AS
SELECT
  CAST(d.certificate_id AS VARCHAR2(25 CHAR)) AS CERTIFICATEID,
  CAST(d.title_id AS VARCHAR2(25 CHAR)) AS TITLEID,
  CAST(d.registration_id AS VARCHAR2(25 CHAR)) AS REGISTRATIONID,
  CAST(d.system_id AS VARCHAR2(64 CHAR)) AS SYSTEMID,
  CAST(d.grade_description AS VARCHAR2(60 CHAR)) AS GRADEDESCRIPTION,
  CAST(d.grade_value AS FLOAT) AS GRADEVALUE,
  CAST(TO_CHAR(d.date_issued, 'YYYYMMDD') AS VARCHAR2(8 CHAR)) AS DATEISSUED,
  CAST(TO_CHAR(d.valid_from, 'YYYYMMDD') AS VARCHAR2(8 CHAR)) AS VALIDFROM,
  CAST(d.status AS VARCHAR2(20 CHAR)) AS STATUS,
  CAST(TO_CHAR(d.status_date, 'YYYYMMDD') AS VARCHAR2(8 CHAR)) AS STATUSDATE,
  CAST(d.ssn AS VARCHAR2(11 CHAR)) AS SSN,
  CAST(d.ssn_country AS VARCHAR2(2 CHAR)) AS SSNCOUNTRY,
  CAST(d.tin AS VARCHAR2(9 CHAR)) AS TIN,
  CAST(d.tin_country AS VARCHAR2(2 CHAR)) AS TINCOUNTRY,
  CAST(d.first_name_el AS VARCHAR2(40 CHAR)) AS FIRSTNAMEEL,
  CAST(d.first_name_en AS VARCHAR2(40 CHAR)) AS FIRSTNAMEEN,
  CAST(d.last_name_el AS VARCHAR2(45 CHAR)) AS LASTNAMEEL,
  CAST(d.last_name_en AS VARCHAR2(45 CHAR)) AS LASTNAMEEN,
  CAST(d.middle_name_el AS VARCHAR2(40 CHAR)) AS MIDDLENAMEEL,
  CAST(d.middle_name_en AS VARCHAR2(40 CHAR)) AS MIDDLENAMEEN,
  CAST(d.father_name_el AS VARCHAR2(20 CHAR)) AS FATHERNAMEEL,
  CAST(d.father_name_en AS VARCHAR2(20 CHAR)) AS FATHERNAMEEN,
  CAST(d.mother_name_el AS VARCHAR2(20 CHAR)) AS MOTHERNAMEEL,
  CAST(d.mother_name_en AS VARCHAR2(20 CHAR)) AS MOTHERNAMEEN,
  CAST(TO_CHAR(d.birth_date, 'YYYYMMDD') AS VARCHAR2(8 CHAR)) AS BIRTHDATE,
  CAST(d.birth_year AS NUMBER(4,0)) AS BIRTHYEAR,
  CAST(d.gender AS NUMBER(1,0)) AS GENDER,
  CAST(d.citizenship AS VARCHAR2(2 CHAR)) AS CITIZENSHIP
FROM student_degrees d;

-- Λογαριασμός που διαβάζει μόνο την όψη. Ορίστε δικό σας κωδικό.
-- An account that reads the view alone. Set a password of your own.
-- CREATE USER perga_reader IDENTIFIED BY "…";
GRANT CREATE SESSION TO perga_reader;
GRANT SELECT ON V_DEGREES TO perga_reader;
