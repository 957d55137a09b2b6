import eu.europa.esig.dss.model.FileDocument;
import eu.europa.esig.dss.model.x509.CertificateToken;
import eu.europa.esig.dss.simplereport.SimpleReport;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.validation.SignedDocumentValidator;
import eu.europa.esig.dss.validation.reports.Reports;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

/**
 * Judges files by EU DSS with one trust anchor and no online source. Arguments: the root certificate, then a list of
 * lines "path|validation time or empty". Prints one line a signature: path|indication|sub-indication|level|notes.
 */
public class Judge {
  public static void main(String[] arguments) throws Exception {
    CertificateToken root = DSSUtils.loadCertificate(new File(arguments[0]));
    for (String line : Files.readAllLines(Path.of(arguments[1]))) {
      String[] parts = line.split("\\|", -1);
      judge(root, parts[0], parts[1]);
    }
  }

  private static void judge(CertificateToken root, String path, String time) {
    try {
      CommonTrustedCertificateSource anchors = new CommonTrustedCertificateSource();
      anchors.addCertificate(root);
      CommonCertificateVerifier verifier = new CommonCertificateVerifier();
      verifier.setTrustedCertSources(anchors);
      SignedDocumentValidator validator = SignedDocumentValidator.fromDocument(new FileDocument(path));
      validator.setCertificateVerifier(verifier);
      if (!time.isEmpty()) {
        validator.setValidationTime(Date.from(Instant.parse(time)));
      }
      report(path, validator.validateDocument());
    } catch (RuntimeException failure) {
      System.out.println(path + "|ERROR||" + "|" + failure);
    }
  }

  private static void report(String path, Reports reports) {
    SimpleReport report = reports.getSimpleReport();
    if (System.getenv("ADES_DETAILS") != null) {
      System.err.println(reports.getXmlDetailedReport());
    }
    for (String id : report.getSignatureIdList()) {
      List<String> notes = new ArrayList<>();
      report.getAdESValidationErrors(id).forEach(message -> notes.add("E:" + message.getValue()));
      report.getAdESValidationWarnings(id).forEach(message -> notes.add("W:" + message.getValue()));
      report.getSignatureTimestamps(id).forEach(stamp ->
          notes.add("stamp " + stamp.getIndication() + (stamp.getSubIndication() == null ? "" : "/" + stamp.getSubIndication())));
      System.out.println(String.join("|", path, String.valueOf(report.getIndication(id)),
          report.getSubIndication(id) == null ? "" : String.valueOf(report.getSubIndication(id)),
          String.valueOf(report.getSignatureFormat(id)), String.join("; ", notes).replace('\n', ' ')));
    }
    if (report.getSignatureIdList().isEmpty()) {
      System.out.println(path + "|NO_SIGNATURE|||");
    }
  }
}
